ALTER TABLE customers ADD COLUMN email TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN avatar TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN birth_day INTEGER;
ALTER TABLE customers ADD COLUMN birth_month INTEGER;
ALTER TABLE customers ADD COLUMN birth_year INTEGER;

-- When a code proved the phone of whoever opened the session; NULL for a password's session.
ALTER TABLE sessions ADD COLUMN proved_at INTEGER;
