-- Tries of a message that are known not to have been sent. A dropped message of which every try is one was never sent, and does not count as one of the appointment's three.
ALTER TABLE booking_message ADD COLUMN unsent_tries INTEGER NOT NULL DEFAULT 0;
