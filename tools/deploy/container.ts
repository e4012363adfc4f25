/** A container with nginx, the files and nothing else: no privileges, no shell commands while it is built. */
export const containerOf = (
  port: number,
): string => `# Made by \`npm run deploy-files\`: change the generator, not this file.
# Pin it by its digest: --build-arg BASE=docker.io/nginxinc/nginx-unprivileged:1.28.0-alpine@sha256:...
ARG BASE=docker.io/nginxinc/nginx-unprivileged:1.28.0-alpine
FROM \${BASE}
LABEL org.opencontainers.image.title="Reception"
COPY nginx.conf /etc/nginx/nginx.conf
COPY site /srv/site
USER 101
EXPOSE ${port}
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --retries=3 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:${port}/healthz"]
CMD ["nginx", "-g", "daemon off;"]
`;

/** What the container's builder may see of the folder. */
export const CONTAINER_IGNORES = `*
!nginx.conf
!site
`;
