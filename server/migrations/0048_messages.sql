-- Whether anybody may read a message by its link. The others are for those whom they are sent to.
alter table messages add column is_public boolean not null default false;
update messages set is_public = true
where body <> '' and not exists (select from message_records r where r.message_id = messages.id);

-- Every user has a record of their own for a device, so that nobody can take another's by naming the device.
alter table equipment_records drop constraint equipment_records_pkey;
alter table equipment_records add primary key (device_id, user_id);
