import { cogPath } from './cog.ts';
import { type ArtSide, type Draw, faceOf, picture } from './gallery.ts';
import { FIELDS } from './medallion-shapes.ts';
import { RIMS } from './rims.ts';

export interface TokenProps {
  /** Names its picture; without one the back is shown. */
  readonly kind: string | undefined;
  readonly sort: 'character' | 'object';
  readonly side: ArtSide;
  readonly wounded?: boolean;
  readonly back?: boolean;
  /** Names its own picture and field, where its kind has others. */
  readonly face?: string | undefined;
  readonly draw?: Draw;
  readonly field?: string;
}

/** A token in a box from -50 to 50, for the inside of an `svg`. */
export const Token = ({ kind, sort, side, wounded = false, back = false, face, ...own }: TokenProps) => {
  const { draw, field } = face === undefined ? own : { ...faceOf(face), ...own };
  if (back || kind === undefined) return <TokenBack side={side} />;
  return (
    <g transform={wounded ? 'rotate(-14)' : undefined}>
      <Medallion side={side} field={(!wounded && field) || fieldOf(side, sort, wounded)} />
      <Picture kind={kind} sort={sort} side={side} draw={draw} />
      {wounded && <Wound side={side} />}
    </g>
  );
};

/** A token on its own, for the inside of a page. It says nothing: what stands beside it does. */
export const TokenIcon = (props: TokenProps) => (
  <svg class="art-token" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    <Token {...props} />
  </svg>
);

export const isObject = (kind: string): boolean => picture('objects', kind) !== undefined;

const fieldOf = (side: ArtSide, sort: TokenProps['sort'], wounded: boolean): string => {
  if (wounded) return '#b9b4ac';
  if (sort === 'object') return 'url(#art-leather) #4a3a2e';
  return side === 'yellow' ? 'url(#art-field-yellow) #f2b541' : 'url(#art-field-blue) #4a86c0';
};

interface MedallionProps {
  readonly side: ArtSide;
  readonly field: string;
}

const Medallion = ({ side, field }: MedallionProps) => {
  const { outer, shadow, inner, gleam } = FIELDS[side];
  const { rim, low, line } = RIMS[side];
  return (
    <>
      <path d={shadow} fill="#000" fill-opacity="0.38" />
      <path d={outer} fill={rim} stroke={line} stroke-width="3" stroke-linejoin="round" />
      <path d={inner} fill="none" stroke={low} stroke-width="5" stroke-linejoin="round" />
      <path d={inner} fill={field} stroke={line} stroke-width="2" stroke-linejoin="round" />
      <path d={gleam} fill="none" stroke="#fff" stroke-opacity="0.85" stroke-width="2.4" stroke-linecap="round" />
    </>
  );
};

interface PictureProps {
  readonly kind: string;
  readonly sort: TokenProps['sort'];
  readonly side: ArtSide;
  readonly draw: Draw | undefined;
}

const Picture = ({ kind, sort, side, draw = picture(`${sort}s`, kind) }: PictureProps) => {
  const isBust = sort === 'character';
  const lift = side === 'blue' ? -3 : 0;
  if (draw === undefined) return <Unknown kind={kind} />;
  return (
    <g clip-path={isBust ? `url(#art-bust-${side})` : undefined}>
      <g
        transform={`translate(0 ${isBust ? 2 + lift : lift}) scale(${sort === 'character' ? 0.93 : 0.92})`}
        stroke="var(--art-ink)"
        stroke-width="3.6"
        stroke-linejoin="round"
        stroke-linecap="round"
      >
        {draw()}
      </g>
    </g>
  );
};

/** A box's thing that has no picture yet. */
const Unknown = ({ kind }: { readonly kind: string }) => (
  <text class="art-text" y="13" font-size="38" fill="var(--art-ink)">
    {kind.slice(0, 2)}
  </text>
);

const TEARS = 'M33 -6 C26 10 16 22 0 31 C20 27 31 14 33 -6 Z M23 -24 C17 -4 2 16 -17 27 C8 19 22 0 23 -24 Z';

/** Pale, torn, and with a drop: never told by the colour alone. */
const Wound = ({ side }: { readonly side: ArtSide }) => (
  <>
    <path d={FIELDS[side].outer} fill="#9a948b" fill-opacity="0.34" />
    <path d={TEARS} fill="var(--art-wound)" stroke="#3d0806" stroke-width="2" stroke-linejoin="round" />
    <g transform="rotate(14) translate(-31 -31)">
      <circle r="17" fill="#fff6ea" stroke="#3d0806" stroke-width="3.5" />
      <path d="M0 -12 C5.5 -4 8.5 0 8.5 4 A8.5 8.5 0 0 1 -8.5 4 C-8.5 0 -5.5 -4 0 -12 Z" fill="var(--art-wound)" />
      <path d="M-4 4 A4 4 0 0 0 0 8" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" />
    </g>
  </>
);

const SUN = Array.from({ length: 12 }, (_, nth) => {
  const length = nth % 2 === 0 ? 30 : 24;
  return `M-3.4 -13 L0 ${-length} L3.4 -13 Z`;
});

export const TokenBack = ({ side }: { readonly side: ArtSide }) => (
  <>
    <Medallion side={side} field={side === 'yellow' ? '#8a5a18' : '#27496d'} />
    {side === 'yellow' ? <SunMark /> : <MoonMark />}
  </>
);

const SunMark = () => (
  <g fill="#f6cf72" stroke="#4d310a" stroke-width="1.6" stroke-linejoin="round">
    {SUN.map((ray, nth) => (
      <path key={nth * 30} d={ray} transform={`rotate(${nth * 30})`} />
    ))}
    <circle r="13" />
    <circle r="6.5" fill="#8a5a18" />
  </g>
);

const MoonMark = () => (
  <g transform="translate(0 -2)" fill="#cfe2f3" stroke="#12263c" stroke-width="1.6" stroke-linejoin="round">
    <path d={cogPath({ teeth: 10, outer: 27, inner: 21 })} />
    <circle r="14" fill="#27496d" />
    <path d="M5 -11 A11.5 11.5 0 1 0 5 11 A9 9 0 1 1 5 -11 Z" />
  </g>
);
