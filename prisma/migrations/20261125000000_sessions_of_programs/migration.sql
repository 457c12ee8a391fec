-- A session of a program carries its token in a header, one of a browser in a cookie: neither is taken for the other.
ALTER TABLE user_session ADD COLUMN of_program boolean NOT NULL DEFAULT false;
