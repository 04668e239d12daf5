"""«Поэзия»: pictures guessed through a poem that the table writes together."""
