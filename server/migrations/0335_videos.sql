-- A recording names the playlist of its video; the pictures of the seek bar are found by it.
create index videos_playlist_idx on videos (playlist) where playlist <> '';
