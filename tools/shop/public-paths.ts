/** Every page that the site itself lists. */
export async function publicPathsOf(baseUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** The one of some pages that is longest as HTML. */
export async function heaviestOf(baseUrl: string, paths: readonly string[]): Promise<string> {
  const sizes = new Map<string, number>();
  for (const path of paths) sizes.set(path, (await (await fetch(`${baseUrl}${path}`)).text()).length);
  return paths.reduce((heaviest, path) => (sizes.get(path)! > sizes.get(heaviest)! ? path : heaviest));
}
