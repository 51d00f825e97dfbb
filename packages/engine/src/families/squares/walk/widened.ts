/** The same table, or a larger one that begins with it. Numbers of a fixed size take a third of the code that others do. */
export const widened = (table: Int32Array, needed: number): Int32Array =>
  needed <= table.length ? table : larger(table, needed);

const larger = (table: Int32Array, needed: number): Int32Array => {
  const more = new Int32Array(needed * 2);
  more.set(table);
  return more;
};
