-- 3: closed by an operator. What belongs to the union stays, so that it can be opened again.
alter table unions drop constraint unions_state_check;
alter table unions add constraint unions_state_check check (state between 0 and 3);
