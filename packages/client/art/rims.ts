/** The metal around what belongs to a side. */
export const RIMS = {
  yellow: { rim: 'url(#art-brass) #e9bd5c', low: 'url(#art-brass-low) #b57d24', line: 'var(--art-brass-4)' },
  blue: { rim: 'url(#art-steel) #a9c3da', low: 'url(#art-steel-low) #5d83a8', line: 'var(--art-steel-4)' },
} as const;
