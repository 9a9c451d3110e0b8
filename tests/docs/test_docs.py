"""What the documents say is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import posse
from posse.games import packages
from posse.kernel import Chance, Decision, Over, load
from posse.words import words

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")])
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


AT_LENGTH = ("docs/learning.md",)
"""Where the examples take seconds."""
TUTORIAL = ROOT / "docs" / "a-new-game.md"
"""Its blocks need the game that they build: tests/project/test_example_game.py runs them."""
EXAMPLE = ROOT / "examples" / "liars_dice"


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=name, marks=pytest.mark.long if name in AT_LENGTH else [])
        for path in PAGES
        if path != TUTORIAL
        for name in [str(path.relative_to(ROOT))]
    ],
)
def test_examples_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.toml").write_text(
        (ROOT / "src/posse/games/stage_coach/data/cutoff.toml").read_text(encoding="utf-8"), encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    told: dict[str, object] = {}
    installed = packages()
    try:
        for block in re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), flags=re.S):
            exec(compile(block, str(path), "exec"), told)
    finally:
        for package in installed:  # an example may have registered another in its place
            posse.register(package)


def test_the_tutorials_blocks_are_the_examples_files() -> None:
    text = TUTORIAL.read_text(encoding="utf-8")
    told: dict[str, str] = {}
    for name, block in re.findall(r"^```\w+ (\S+)\n(.*?)^```$", text, flags=re.S | re.M):
        told[name] = told.get(name, "") + block
    files = [
        EXAMPLE / "pyproject.toml",
        *EXAMPLE.glob("liars_dice/*.py"),
        *EXAMPLE.glob("liars_dice/*/en.ftl"),
    ]
    assert set(told) == {str(path.relative_to(EXAMPLE)) for path in files}
    for path in files:
        block = told[str(path.relative_to(EXAMPLE))]
        assert without_gaps(block) == without_gaps(path.read_text(encoding="utf-8")), path.name


def without_gaps(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)", path.read_text(encoding="utf-8")):
        if target.startswith("https://docs."):
            continue
        page = path.parent / target if target else path
        assert page.exists(), target
        assert not anchor or anchor in anchors(page), f"{target}#{anchor}"


def anchors(path: Path) -> set[str]:
    """The headings of a page as links name them."""
    titles = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), flags=re.M)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_the_index_has_every_page() -> None:
    """One line for each page; the decisions have an index of their own."""
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = [page for page in PAGES if page.is_relative_to(ROOT / "docs") and "decisions" not in page.parts]
    listed = [str(page.relative_to(ROOT / "docs")) for page in pages if page.name != "README.md"]
    assert [name for name in listed if index.count(f"]({name})") != 1] == []


def test_the_readme_names_both_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "python3 run.py " in text
    assert "python3 run.py pytest" in text


@pytest.mark.parametrize("name", posse.games())
def test_the_notation_page_lists_every_word(name: str) -> None:
    game = load(name)
    for kind in {action.kind for action in game.catalogue}:
        assert f"| `{kind}" in NOTATION, kind
    for option in game.options:
        assert f"| `{option.name}` |" in NOTATION
    for kind in chances(name):
        assert f"| `{kind}` |" in NOTATION, kind


@pytest.mark.parametrize("name", posse.games())
def test_the_notation_page_lists_every_standing_order(name: str) -> None:
    title = words("en").say(f"{name}-title")
    [section] = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", NOTATION, flags=re.S | re.M)
    table = section.partition("\n| order |")[2].partition("\n\n")[0]
    for order in load(name).orders:
        [row] = re.findall(rf"^\| `{order.kind}\b.*$", table, flags=re.M)
        assert "HAND" in row or all(word in row for word in str(order).split() if word not in spanned(row)), (
            order
        )


def spanned(row: str) -> set[str]:
    """The numbers that a row gives as "`1` to `40`"."""
    spans = re.findall(r"`(\d+)` to `(\d+)`", row)
    return {str(number) for low, high in spans for number in range(int(low), int(high) + 1)}


def chances(name: str) -> set[str]:
    """The kinds of chance met in a few games between bots."""
    found: set[str] = set()
    for seed in range(3):
        match = posse.play(name, ["greedy"] * load(name).fewest, seed=seed)
        for state in match.record.replay():
            ask = state.ask()
            assert isinstance(ask, Decision | Chance | Over)
            if isinstance(ask, Chance):
                found.add(ask.kind)
    assert found
    return found


def test_the_notation_pages_record_is_a_record() -> None:
    """The example of the page, up to the die that needs a longer game."""
    [block] = [b for b in re.findall(r"```\n(.*?)```", NOTATION, flags=re.S) if b.startswith("{")]
    lines = [line for line in block.splitlines() if not line.startswith(("chance", "over"))]
    [record] = posse.Record.parse(lines)
    assert record.final().played == 4


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = (folder / "README.md").read_text(encoding="utf-8")
    for path in folder.glob("0*.md"):
        assert path.name in listed
