/** What the page's header names beside the logo: at a table, the game and who plays it. */
class Heading {
  title = $state('');
  more = $state('');

  show(title: string, more = ''): void {
    this.title = title;
    this.more = more;
  }
  clear(): void {
    this.show('');
  }
}

export const heading = new Heading();
