set -e

aws s3 cp dist/assets "s3://$BUCKET/assets" --recursive \
  --cache-control "public, max-age=31536000, immutable"
aws s3 cp dist "s3://$BUCKET" --recursive --exclude "assets/*" \
  --cache-control "no-cache"
aws s3 sync dist/assets "s3://$BUCKET/assets" --delete
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "/*"
