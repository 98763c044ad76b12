-- The table of tries has the name that it has in every backend.
ALTER TABLE code_try RENAME TO attempt;
DROP INDEX code_try_by_minute;
CREATE INDEX attempt_by_minute ON attempt (minute);
