-- Address of a picture of its front, '' without one.
ALTER TABLE salon ADD COLUMN image TEXT NOT NULL DEFAULT '';
