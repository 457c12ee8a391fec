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

/** What no file of regimens needs, and what would make a small one long to read. */
export type NodeFault = 'alias' | 'duplicateKey' | 'syntax' | 'tooDeep' | 'tooManyEntries';

interface FoundFault {
  offset: number;
  key: NodeFault;
}

export type Path = readonly (string | number)[];

/** A regimen has half as many keys, and a list of its days no more entries than a cycle has days. */
const MOST_KEYS = 50;
const MOST_ENTRIES = 365;
/** The entries of a cap stand six levels below the file. */
const DEEPEST = 8;

/**
 * Where the nodes of a file break what is asked of every one: each is looked at once, and what lies in a faulty one not at all.
 * One alias can stand for a million entries, and a tag for another type: neither is needed here.
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

/** How many regimens there may be is said of their list itself. */
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

/** Finds where a value stands; of one that is missing, what it is missing in. The keys of each map are read once. */
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
