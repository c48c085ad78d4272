-- The account that a refused login was for, which is not the login that the call came with. No reference, as above.
alter table security_log add column account_id bigint;
