/**
 * A component of the cross product u × w, from the other two of each in cyclic order: x is `cross(uy, uz, wy, wz)`,
 * y is `cross(uz, ux, wz, wx)`, z is `cross(ux, uy, wx, wy)`. Of two vectors in a plane it is the whole product.
 */
@inline
export function cross(u: f64, nextU: f64, w: f64, nextW: f64): f64 {
  return u * nextW - nextU * w;
}
