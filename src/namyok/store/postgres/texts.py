"""Text as PostgreSQL can hold it: any character but one."""


def kept(text: str) -> str:
    """Without the null character, so that ``told`` brings it back."""
    if "\\" in text or "\0" in text:
        return text.replace("\\", "\\\\").replace("\0", "\\0")
    return text


def told(text: str) -> str:
    """What was kept."""
    if "\\" in text:
        return "\\".join(part.replace("\\0", "\0") for part in text.split("\\\\"))
    return text
