-- What the salon calls the person, as the booker wrote it; null: nothing, or the visit is over.
ALTER TABLE booking_person ADD COLUMN name TEXT;
-- Names are few, and are deleted each night after their visit.
CREATE INDEX booking_person_with_name ON booking_person (booking_id) WHERE name IS NOT NULL;
