/** Keeps cookies between calls, as a browser would for one host. */
export class CookieJar {
  private readonly cookies = new Map<string, string>();

  /** The `Cookie` header to send, or null where there is nothing to send. */
  header(): string | null {
    if (this.cookies.size === 0) return null;
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes what an answer sets; an empty value ends a cookie. */
  keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (name === undefined || value === undefined) continue;
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
