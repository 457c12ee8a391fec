-- Whoever writes what is due tells the relay on its one channel; nobody listens to what these triggers said for every row.
DROP TRIGGER wake ON "outbox";
DROP TRIGGER wake ON "effect";
DROP FUNCTION wake_relay();
