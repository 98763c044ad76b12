-- Old tries are swept by their minute.
CREATE INDEX attempt_by_minute ON attempt (minute);
