-- The language of the page that subscribed the device; messages pushed to it are in that language.
ALTER TABLE push_device ADD COLUMN lang TEXT NOT NULL DEFAULT 'vi';
