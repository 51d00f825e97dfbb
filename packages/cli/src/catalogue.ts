export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly section: string;
}

export interface Case {
  readonly id: string;
  readonly text: string;
}

/** One file of docs/rules; `catalogue` is its name without the ending. */
export interface Catalogue {
  readonly catalogue: string;
  readonly rules: readonly Rule[];
  readonly cases: readonly Case[];
}

/** Throws a sentence with the line number when a bullet has an id but not the shape of a rule or a case. */
export function parseCatalogue(catalogue: string, text: string): Catalogue {
  const bullets = readBullets(catalogue, text);
  refuseTwice(catalogue, bullets);
  return {
    catalogue,
    rules: bullets.filter((bullet) => !isCase(bullet.id)),
    cases: bullets.filter((bullet) => isCase(bullet.id)).map(asCase),
  };
}

// `B-COMP-01 · Two sides.`, `C-COMP-1 The box.`, `R-BOX-C1.`, `P-COMP-C1` and `S-OBJ-C2 (example 2).`
const BULLET = /^- \*\*([A-Z](?:-[A-Z]+)+-C?\d+)(?: ·)? ?([^*]*?)\.?\*\* +(\S.*)$/;
const HAS_ID = /^\s*[-*] +\*\*[A-Z]-[A-Z]/;
const HEADING = /^(#+) +(.*)$/;

const isCase = (id: string): boolean => /-C\d+$/.test(id);

const asCase = ({ id, title, text }: Rule): Case => ({ id, text: title === '' ? text : `${title} ${text}` });

function readBullets(catalogue: string, text: string): Rule[] {
  const bullets: Rule[] = [];
  let headings: readonly string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    headings = underHeading(headings, line);
    if (!HAS_ID.test(line)) continue;
    const bullet = parseBullet(line, headings.join(' / '));
    if (bullet === undefined)
      throw new Error(`${catalogue}, line ${index + 1}: this bullet is no rule or case: ${line}`);
    bullets.push(bullet);
  }
  return bullets;
}

/** The headings from level 2 down: level 1 is the file's own title or a part of the book. */
function underHeading(headings: readonly string[], line: string): readonly string[] {
  const [, marks, title] = HEADING.exec(line) ?? [];
  if (marks === undefined || title === undefined) return headings;
  return marks.length === 1 ? [] : [...headings.slice(0, marks.length - 2), title];
}

function parseBullet(line: string, section: string): Rule | undefined {
  const [, id, title, text] = BULLET.exec(line) ?? [];
  if (id === undefined || title === undefined || text === undefined) return undefined;
  if (!isCase(id) && title === '') return undefined;
  return { id, title, text, section };
}

function refuseTwice(catalogue: string, bullets: readonly Rule[]): void {
  const seen = new Set<string>();
  for (const { id } of bullets) {
    if (seen.has(id)) throw new Error(`${catalogue}: the id ${id} is given twice.`);
    seen.add(id);
  }
}
