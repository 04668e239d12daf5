# One node, with this machine's own address, which phones can open:
#   docker build -t namyok . && docker run -p 8000:8000 -v namyok:/data -e NAMYOK_PUBLIC_URL=http://192.168.1.5:8000 namyok
FROM node:22-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY content ../content
COPY web .
RUN npm run --silent build

FROM python:3.13-slim AS packages
WORKDIR /build
COPY lock/run.txt lock/run.txt
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --no-deps --require-hashes -r lock/run.txt
COPY . .
COPY --from=client /build/web/dist web/dist
# It is newer than its sources, whenever they were copied: there is no Node here to build it again.
RUN touch web/dist/index.html && /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --system --create-home --uid 10001 namyok && install -d -o namyok /data
COPY --from=packages /venv /venv
USER 10001
ENV NAMYOK_DATA=/data NAMYOK_HOST=0.0.0.0 NAMYOK_PORT=8000
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["/venv/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["/venv/bin/namyok", "serve"]
