#!/bin/sh
# Run once by the PostgreSQL image: creates the owner of the tables and the application role under row-level security.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" \
  --set owner_password="$OWNER_PASSWORD" --set application_password="$APPLICATION_PASSWORD" <<'SQL'
CREATE ROLE aval_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE aval_app LOGIN NOBYPASSRLS PASSWORD :'application_password';
-- The order of text that is built into PostgreSQL, as everywhere: the image's own locale would sort otherwise.
CREATE DATABASE aval OWNER aval_owner TEMPLATE template0 ENCODING 'UTF8'
  LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C';
SQL
