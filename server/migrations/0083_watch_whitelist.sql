-- The number as ciphertext, so that organisers can see whom they have listed, masked. Numbers listed before have none.
alter table watch_whitelist add column phone_sealed bytea;
