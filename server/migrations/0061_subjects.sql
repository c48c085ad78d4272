-- A subject that is taken back is not offered to readers any more; what belongs to it keeps it.

alter table colleges add column taken_back_at timestamptz;
