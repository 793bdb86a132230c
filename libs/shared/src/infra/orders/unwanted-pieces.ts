import { isWantedSql } from './going-back.js';

/** Pieces on open plates whose orders want them no more, or not while their money is going back: `p` of plate `s` and order `o`. */
export const unwantedPiecesSql = `plate_pieces p join plates s on s.id = p.plate_id
  join order_lines l on l.id = p.line_id join orders o on o.id = l.order_id
  where s.status in ('planned', 'printing') and not ${isWantedSql}`;
