-- What is true of the whole page that an event came from.
ALTER TABLE events ADD COLUMN extend_data TEXT NOT NULL DEFAULT '{}';
