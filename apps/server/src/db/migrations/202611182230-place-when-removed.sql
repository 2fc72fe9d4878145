-- Which ones it stood after when it was taken off the menu: whatever is moved meanwhile, an undo finds its place again.
alter table product add column stood_after text not null default '';
alter table category add column stood_after text not null default '';
