-- A withdrawal is paid to the one whose ID number was the payee's when it was applied for. Those from before know the name
-- alone.
alter table withdrawals add column id_number_sealed bytea;
