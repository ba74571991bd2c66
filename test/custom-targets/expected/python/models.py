"""Types of Pets 1.0.0."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, Union

Anything: TypeAlias = "Any"

Id: TypeAlias = "Union[int, str]"

Owner = TypedDict("Owner", {
    "class": "NotRequired[str]",
    "labels": "NotRequired[dict[str, str]]",
    "pets": "NotRequired[list[Pet]]",
})

# An animal.
class Pet(TypedDict):
    # Its name,
    # which is short.
    name: str
    kind: NotRequired[Literal["cat", "dog", 1, None]]
    owner: NotRequired[Union[Owner, None]]
    weights: NotRequired[list[float]]
