"""Other servers under the same load: what each of them does is said in docs/figures.md."""
