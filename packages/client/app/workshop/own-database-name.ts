/** Whoever has such a database has been to the workshop. Apart, so that to look for it takes no more than its name. */
export const OWN_DATABASE = 'archmage-own';
