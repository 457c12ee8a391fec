import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type YAMLMap,
} from 'yaml';

/** Faults of YAML nodes: features that no regimen file needs, and sizes that would make a small file slow to read. */
export type NodeFault = 'alias' | 'duplicateKey' | 'syntax' | 'tooDeep' | 'tooManyEntries';

interface FoundFault {
  offset: number;
  key: NodeFault;
}

export type Path = readonly (string | number)[];

/**
 * Limits of a collection: a regimen has half as many keys, and a list of days no more entries than a cycle has days.
 */
const MOST_KEYS = 50;
const MOST_ENTRIES = 365;
/** Deepest level; the entries of a cap are six levels below the file. */
const DEEPEST = 8;

/**
 * Finds the faults of all nodes; each node is visited once, and the content of a faulty one is skipped. Aliases can
 * stand for a million entries and tags for other types, so both are refused.
 */
export function faultsOfNodes(document: Document, list: Node | null): FoundFault[] {
  const look = (node: unknown, depth: number): FoundFault[] => {
    if (!isNode(node)) return [];
    const fault = faultOf(node, depth, node === list);
    if (fault) return [{ offset: node.range?.[0] ?? 0, key: fault }];
    if (!isCollection(node)) return [];
    const values = node.items.flatMap((item) => look(isPair(item) ? item.value : item, depth + 1));
    return isMap(node) ? [...faultsOfKeys(node), ...values] : values;
  };
  return look(document.contents, 1);
}

/** The number of regimens is limited separately, so their list is exempt from the limit of entries. */
function faultOf(node: Node, depth: number, isList: boolean): NodeFault | null {
  if (isAlias(node) || node.anchor || node.tag) return 'alias';
  if (!isCollection(node)) return null;
  if (depth > DEEPEST) return 'tooDeep';
  return !isList && node.items.length > (isMap(node) ? MOST_KEYS : MOST_ENTRIES) ? 'tooManyEntries' : null;
}

function faultsOfKeys({ items }: YAMLMap): FoundFault[] {
  const seen = new Set<string>();
  return items.flatMap(({ key: name }): FoundFault[] => {
    const offset = isNode(name) ? (name.range?.[0] ?? 0) : 0;
    if (isAlias(name) || (isNode(name) && (name.anchor || name.tag))) return [{ offset, key: 'alias' }];
    if (!isScalar(name)) return [{ offset, key: 'syntax' }];
    const isSeen = seen.has(String(name.value));
    seen.add(String(name.value));
    return isSeen ? [{ offset, key: 'duplicateKey' }] : [];
  });
}

/**
 * Returns a function that finds the offset of a value, or of the innermost existing node when it is missing. The keys
 * of each map are read once.
 */
export function offsetsOf(document: Document): (path: Path) => number {
  const known = new Map<Node, Map<string, unknown>>();
  const valuesOf = (map: YAMLMap): Map<string, unknown> => {
    const values =
      known.get(map) ?? new Map(map.items.map(({ key, value }) => [String(isScalar(key) ? key.value : key), value]));
    known.set(map, values);
    return values;
  };
  return (path) => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const step of path) {
      node = isMap(node) ? valuesOf(node).get(String(step)) : isSeq(node) ? node.items[Number(step)] : undefined;
      if (!isNode(node)) break;
      offset = node.range?.[0] ?? offset;
    }
    return offset;
  };
}
