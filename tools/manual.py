"""Build the documentation site into build/site: offline, and a dead link fails the build.

Pages are staged in the layout of the repository, so that links work on the site as they do in a
checkout. Links to anything that is no page (a source file, a folder) become plain text there.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAGED = ROOT / "build" / "site-source"
PAGES = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "bench/results.md")
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)")
INDEX = """# Blockyard

Block games to play, to solve and to learn: Deblockle, Gobblet, Gobblet Gobblers, Block Out!, Blokus
Duo and Blokus Classic. One Python package with a browser client, an online server, strong engines
and environments for learning.

| you want to | start here |
|---|---|
| play | [Play](docs/site/player.md) |
| host a server for others | [Host a server](docs/site/host.md) |
| write a bot | [Write a bot](docs/site/bot-author.md) |
| use the rules and engines in a program | [The library](docs/library.md) |
| train agents | [Research](docs/site/researcher.md) |
| change Blockyard | [Contribute](docs/site/contributor.md) |
"""


def pages() -> list[Path]:
    return [ROOT / page for page in PAGES] + sorted((ROOT / "docs").rglob("*.md"))


def staged(page: Path) -> str:
    """The text of a page, with links to what is no page as plain text."""
    known = set(pages())

    def kept(link: re.Match[str]) -> str:
        aim = (page.parent / link[2]).resolve()
        return link[1] if aim.exists() and aim not in known else link[0]

    return LINK.sub(kept, page.read_text("utf-8"))


def stage() -> None:
    shutil.rmtree(STAGED, ignore_errors=True)
    for page in pages():
        target = STAGED / page.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(staged(page), "utf-8")
    shutil.copytree(ROOT / "docs" / "pictures", STAGED / "docs" / "pictures")
    (STAGED / "index.md").write_text(INDEX, "utf-8")


def main() -> None:
    stage()
    command = [sys.executable, "-m", "mkdocs", "build"]
    sys.exit(subprocess.run(command, cwd=ROOT, check=False).returncode)


if __name__ == "__main__":
    main()
