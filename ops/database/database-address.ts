/** Parts of a database address: given a connection string, the schema engine would run a shadow database's statements on the real one. */
export interface DatabaseAddress {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export function parseDatabaseUrl(url: string): DatabaseAddress {
  const address = new URL(url);
  return {
    host: address.hostname,
    port: Number(address.port || 5432),
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: address.pathname.slice(1),
  };
}
