-- Old arrivals are deleted by their age. A block range index costs next to nothing, and none of the updates.
create index room_viewers_by_age on room_viewers using brin (arrived_at);
