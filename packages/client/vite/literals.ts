import { parseSync } from 'vite';

/** Attributes whose words a player reads or hears, of elements and of our own components. */
const READ =
  /^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label|text|note)$/;

/** The words a component would say in a language of its own: text between tags, and in attributes that are read. */
export const literalsOf = (path: string, source: string): readonly string[] => {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return childrenOf({ ...program }).flatMap(spokenIn);
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

const spokenIn = (node: Node): readonly string[] => {
  if (node.type === 'JSXText') return worded(node.value);
  if (node.type === 'JSXAttribute') return isRead(node) ? saidBy(node.value) : childrenOf(node).flatMap(spokenIn);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = Array.isArray(node.children) ? node.children.filter(isNode) : [];
    const opening = isNode(node.openingElement) ? spokenIn(node.openingElement) : [];
    return [...opening, ...children.flatMap(saidBy)];
  }
  return childrenOf(node).flatMap(spokenIn);
};

/** What an expression says where words are read; a call's arguments and a comparison are not said. */
const saidBy = (value: unknown): readonly string[] => {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'JSXText':
    case 'Literal':
      return worded(value.value);
    case 'TemplateLiteral':
      return (Array.isArray(value.quasis) ? value.quasis : []).flatMap(({ value: { cooked } }) => worded(cooked));
    case 'JSXExpressionContainer':
      return saidBy(value.expression);
    case 'ConditionalExpression':
      return [...saidBy(value.consequent), ...saidBy(value.alternate)];
    case 'LogicalExpression':
      return [...saidBy(value.left), ...saidBy(value.right)];
    default:
      return spokenIn(value);
  }
};

const isRead = ({ name }: Node): boolean => isNode(name) && READ.test(String(name.name));

const worded = (text: unknown): readonly string[] =>
  typeof text === 'string' && /\p{L}/u.test(text) ? [text.replace(/^\n\s*|\n\s*$/g, '')] : [];
